import type { DemoSignIn } from '../app/boot/PageBoot.ts'
import { demoUsers } from './demoUsers.ts'

/** The demo's sign-ins: these people do not exist, and their passwords are public. */
const passwords: Readonly<Record<string, string>> = {
  user_ada: 'demo-adaeze',
  user_kofi: 'demo-kwame',
  user_hana: 'demo-harbour',
  user_musa: 'demo-harmattan',
  user_zainab: 'demo-approver',
  user_femi: 'demo-second',
}

/** The demo's people as its sign-in page offers them, passwords included. */
export const demoSignIns: readonly DemoSignIn[] = demoUsers.map(({ id, email, label }) => ({
  email,
  password: passwords[id] ?? '',
  label,
}))
