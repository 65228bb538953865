import { relayHeaders, type UploadRejection } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

/** The refusal of a rejected file. The reason is a header as well, since an answer to HEAD has no body. */
export function refuseUpload(reason: UploadRejection): RelayRefusal {
  return new RelayRefusal('upload_rejected', {
    data: { reason },
    headers: { [relayHeaders.rejection]: reason },
  })
}
