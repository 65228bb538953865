import type { FaultKind } from './SandboxFault.ts'

/** Every fault by name, for pickers. */
export const faultKinds: readonly FaultKind[] = [
  'latency',
  'reset',
  'hang',
  '409',
  '413',
  '500',
  '502-html',
  '429',
  '401',
  'redirect',
  'done-then-reset',
  'done-then-500',
  'truncated',
  'malformed-json',
  'wrong-content-type',
  'gzip',
  'brotli',
  'slow-body',
  'empty-200',
  'error-200',
]
