interface ImportMetaEnv {
  /** The origin of the service; absent for the page's own origin. */
  readonly VITE_API_HOST?: string;
}
