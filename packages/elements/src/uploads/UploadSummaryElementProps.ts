import type { UploadSummaryProps } from '@onlend/widgets'
import type { UploadSetProps } from './UploadSetProps.ts'

/** How far the files of a set are. */
export type UploadSummaryElementProps = UploadSetProps & Omit<UploadSummaryProps, 'uploads'>
