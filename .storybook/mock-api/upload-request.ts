/**
 * The `XMLHttpRequest` of the mock API, as far as the product uses it: to send files and to show the progress. It calls `fetch`,
 * which the mock API replaces.
 */
export class MockUploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  responseType = '';
  readonly #aborted = new AbortController();
  readonly #headers = new Headers();
  #received = new Headers();
  #call = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.#call = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#aborted.abort();
  }

  async send(body: Blob): Promise<void> {
    const { method, url } = this.#call;
    const [total, loaded] = [body.size, body.size / 2];
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
    try {
      const init = { method, headers: this.#headers, body, signal: this.#aborted.signal };
      const response = await fetch(url, init);
      this.#received = response.headers;
      this.status = response.status;
      this.statusText = response.statusText;
      this.response = await response.arrayBuffer();
      this.upload.dispatchEvent(new ProgressEvent('load'));
      this.dispatchEvent(new ProgressEvent('load'));
    } catch {
      this.dispatchEvent(new ProgressEvent('error'));
    }
  }
}
