import type { WebhookMode } from '../index.ts'

/** Every mode of delivery of an event, by name. */
export const webhookModes: readonly WebhookMode[] = [
  'normal',
  'duplicate',
  'before-answer',
  'nameless',
  'late',
  'never',
  'out-of-order',
  'forged',
]
