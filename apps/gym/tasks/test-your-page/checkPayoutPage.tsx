import type { ComponentType } from 'react'

export async function checkPayoutPage(_Page: ComponentType): Promise<void> {}
