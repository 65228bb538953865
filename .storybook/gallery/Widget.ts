/** A widget as the gallery and the page of the widget show it; every fact comes from the widget's own files. */
export type Widget = {
  name: string
  /** The group of the sidebar: `Pay out`. */
  job: string
  /** The folder of the widget's door, under which `widgetScenes` has its scene: `withdraw-form`. */
  entry: string
  /** `@onlend/widgets/withdraw-form`. */
  door: string
  /** The first sentence of the component's comment. */
  sentence: string
  /** The endpoints of the Partner API that the comment names. */
  endpoints: readonly number[]
  /** What a page loads first, with provider and root and without React, in kB after gzip. */
  kB: number
  /** The id of the widget's page. */
  docsId: string
}
