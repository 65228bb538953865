import { useUploads } from '@onlend/hooks/forms'
import { UploadAnnouncer } from '@onlend/widgets/upload-announcer'
import type { ReactNode } from 'react'
import type { UploadSetProps } from './UploadSetProps.ts'

/** Says to screen readers what happens to the files of a set. */
export type UploadAnnouncerElementProps = UploadSetProps

/** A `UploadAnnouncer` that finds its files by itself, as no page without React can hand them over. */
export function UploadAnnouncerElement({
  customerPartnerId,
  kind,
  set,
  ...props
}: UploadAnnouncerElementProps): ReactNode {
  const uploads = useUploads({ customerPartnerId, kind, set })
  return <UploadAnnouncer {...props} uploads={uploads} />
}
