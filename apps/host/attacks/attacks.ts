import { bodyAttacks } from './rows/bodyAttacks.ts'
import { bodyContentAttacks } from './rows/bodyContentAttacks.ts'
import { browserAttacks } from './rows/browserAttacks.ts'
import { headerAttacks } from './rows/headerAttacks.ts'
import { operationAttacks } from './rows/operationAttacks.ts'
import { pathAttacks } from './rows/pathAttacks.ts'
import { secretAttacks } from './rows/secretAttacks.ts'
import { stopAttacks } from './rows/stopAttacks.ts'
import { streamAttacks } from './rows/streamAttacks.ts'
import { tenancyAttacks } from './rows/tenancyAttacks.ts'
import { tenantAttacks } from './rows/tenantAttacks.ts'
import { tokenAttacks } from './rows/tokenAttacks.ts'
import { uploadAttacks } from './rows/uploadAttacks.ts'
import { upstreamAttacks } from './rows/upstreamAttacks.ts'
import { upstreamFailureAttacks } from './rows/upstreamFailureAttacks.ts'
import { webhookAttacks } from './rows/webhookAttacks.ts'
import type { Attack } from './test/Attack.ts'

/** Every attack, in the order of the threat list. */
export const attacks: readonly Attack[] = [
  ...pathAttacks,
  ...headerAttacks,
  ...tenancyAttacks,
  ...tenantAttacks,
  ...tokenAttacks,
  ...browserAttacks,
  ...bodyAttacks,
  ...bodyContentAttacks,
  ...uploadAttacks,
  ...upstreamAttacks,
  ...upstreamFailureAttacks,
  ...operationAttacks,
  ...webhookAttacks,
  ...streamAttacks,
  ...secretAttacks,
  ...stopAttacks,
]
