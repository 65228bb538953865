import type { EndpointName } from '@onlend/core/internal'
import type { UpstreamCall } from '../upstream/askService.ts'
import type { Claim } from '../stores/RelayStore.ts'
import type { PassingForm } from './compareForm.ts'
import type { AnswerTimeout } from './createAnswerTimeout.ts'
import type { StagedForm } from './StagedForm.ts'

/** A write that is ready to go. */
export type SendWriteParameters = {
  claim: Claim
  call: Omit<UpstreamCall, 'endpoint'> & { endpoint: EndpointName }
  /** After which the person hears that the outcome is not known yet. A JSON body starts it with its call, a form with its last byte. */
  answerTimeout: AnswerTimeout
  /** The body where it is a form; one that is cut off before its end, the service cannot have acted on. */
  form?: PassingForm
  /** The body where it is made here from files that wait. */
  made?: StagedForm
}
