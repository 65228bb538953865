import type { LendingElement } from './LendingElement.ts'

/** A widget asks for the `<onlend-lending>` around it, which answers: only an event passes the slots of closed shadow roots. */
export class LendingRequest extends Event {
  static readonly type = 'onlend-lending-request'
  lending: LendingElement | null = null

  constructor() {
    super(LendingRequest.type, { bubbles: true, composed: true })
  }
}
