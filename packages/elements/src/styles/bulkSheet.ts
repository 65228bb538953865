import css from '@onlend/bulk/styles.css?inline'

/** The style sheet of the bulk widgets, on top of the kit's; the build puts its text in here. */
export const bulkSheet: string = css
