import type { DetailsSection } from '@onlend/widgets'

/** The sections of a business beside a separate card of its lockbox account. */
export const besideTheAccount: readonly DetailsSection[] = [
  'business',
  'contact',
  'documents',
  'webhooks',
  'dashboard',
]
