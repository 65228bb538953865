import type { Session } from '@onlend/core'
import { operations } from '@onlend/core/operations'
import { mayCall } from './mayCall.ts'

/** Whether a person may see operations of a kind: they may send the kind, or read an answer that it changes. */
export function mayRead(session: Session, kind: string): boolean {
  const operation = Object.values(operations).find(({ endpoint }) => endpoint.name === kind)
  return [kind, ...(operation?.touches ?? [])].some((name) => mayCall(session, name))
}
