import type { Answer } from './sendBytes.ts'

/** What went over one connection. */
export type Exchange = {
  sent: Buffer
  received: Buffer
  answers: Answer[]
  /** How the connection ended: by the server, or by the attacker once it had seen enough or had waited too long. */
  end: 'closed by server' | 'enough' | 'timed out'
}
