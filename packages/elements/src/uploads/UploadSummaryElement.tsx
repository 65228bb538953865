import { useUploads } from '@onlend/hooks/forms'
import { UploadSummary } from '@onlend/widgets/upload-summary'
import type { ReactNode } from 'react'
import type { UploadSummaryProps } from '@onlend/widgets'
import type { UploadSetProps } from './UploadSetProps.ts'

/** How far the files of a set are. */
export type UploadSummaryElementProps = UploadSetProps & Omit<UploadSummaryProps, 'uploads'>

/** A `UploadSummary` that finds its files by itself, as no page without React can hand them over. */
export function UploadSummaryElement({
  customerPartnerId,
  kind,
  set,
  ...props
}: UploadSummaryElementProps): ReactNode {
  const uploads = useUploads({ customerPartnerId, kind, set })
  return <UploadSummary {...props} uploads={uploads} />
}
