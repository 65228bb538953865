import type { ReactNode } from 'react'
import { LendingPage } from '../../lending/LendingPage'

export default function WithdrawPage(): ReactNode {
  return <LendingPage />
}
