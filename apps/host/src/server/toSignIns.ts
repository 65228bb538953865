import type { DemoSignIn } from '../app/account/DemoSignIn.ts'
import type { HostUser } from './HostUser.ts'

/** The demo's people as its sign-in page offers them, passwords included. */
export function toSignIns(users: readonly HostUser[]): DemoSignIn[] {
  return users.map(({ email, password, label }) => ({ email, password, label }))
}
