import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

/** The widget of this page. Each of the kit's widgets may stand here: https://www.npmjs.com/package/@onlend/widgets */
export function WithdrawCard(): ReactNode {
  return (
    <LendingRoot>
      <WithdrawForm country="nigeria" />
    </LendingRoot>
  )
}
