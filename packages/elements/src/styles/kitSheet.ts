import css from '@onlend/widgets/styles.css?inline'

/** The kit's style sheet; the build puts its text in here. */
export const kitSheet: string = css
