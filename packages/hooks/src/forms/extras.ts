// An entry of its own: some bundlers would load it with every form that shares an entry with it, and a form needs it only beside its fields.
export { toDrawdownPlan } from './request-drawdown/toDrawdownPlan.ts'
export { useDrawdownPlan, type UseDrawdownPlanParameters } from './request-drawdown/useDrawdownPlan.ts'
export { type Arrival } from './withdraw/measureArrival.ts'
export { useArrival, type UseArrivalParameters } from './withdraw/useArrival.ts'
export {
  useRecipients,
  type UseRecipientsParameters,
  type UseRecipientsReturnType,
} from './withdraw/useRecipients.ts'
export { useLimits, type UseLimitsParameters, type UseLimitsReturnType } from '../reads/useLimits.ts'
