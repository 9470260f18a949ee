interface ImportMetaEnv {
  /** Where the service is; absent for the page's own origin. */
  readonly VITE_API_HOST?: string;
}
