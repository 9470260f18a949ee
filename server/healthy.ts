/* The health check of a container: ends with 0 if the server of this machine runs. */
const port = process.env['PORT'] || '3000';
const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
