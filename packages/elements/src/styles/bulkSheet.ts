import css from '@onlend/bulk/styles.css?inline'

/** What the widgets of bulk work add to the kit's style sheet; the build puts its text in here. */
export const bulkSheet: string = css
