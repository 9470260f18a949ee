/** What a page loads first: files of the build, and calls of the service by their paths. */
export interface PagePlan {
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

/** What each page loads first. The build writes it (`scripts/vite/boot-script.ts`). */
export interface BootPlan {
  /** The file of the brand's font; undefined if the build has none. */
  readonly font?: string | undefined;
  /** The login page. */
  readonly login: PagePlan;
  /** Every page of a signed-in administrator. */
  readonly admin: PagePlan;
  /** In addition to `admin`, every page that makes calls which were not started: all but a list as it is first shown. */
  readonly calling: PagePlan;
  /** In addition to `admin`, by the first segment of the page's path. The calls are those of the page `/<segment>`. */
  readonly pages: Readonly<Record<string, PagePlan>>;
}
