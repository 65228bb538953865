import type { WebhookMode } from '../index.ts'

/** Every way in which an event can be delivered, by name. */
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
