import type { UploadSetProps } from './UploadSetProps.ts'

/** Says to screen readers what happens to the files of a set. */
export type UploadAnnouncerElementProps = UploadSetProps
