// The exports of observability for other modules, besides `createObservability`: the types of measurements and spans, and the entry of the audit.
export { appendAudit } from './sql/appendAudit.ts'
export { type AuditEntry } from './audit/AuditEntry.ts'
export { type AuditStore, auditStore } from './sql/auditStore.ts'
export { auditTables } from './sql/auditTables.ts'
export { createScrubber } from './createScrubber.ts'
export { type Tracer } from './createTracer.ts'
export { errorName } from './errorName.ts'
export {
  type AttentionState,
  type BudgetName,
  type Measurement,
  type RelayMetrics,
  type Transition,
} from './Measurement.ts'
export { readTraceParent } from './readTraceParent.ts'
export { toHashedText } from './audit/toHashedText.ts'
export { type SpanEnd, type TraceContext, type TracedSpan } from './Tracing.ts'
export { withoutSecrets } from './withoutSecrets.ts'
