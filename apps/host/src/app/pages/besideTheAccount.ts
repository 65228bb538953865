import type { DetailsSection } from '@onlend/widgets'

/** What is shown of a business where its lockbox account has a card of its own. */
export const besideTheAccount: readonly DetailsSection[] = [
  'business',
  'contact',
  'documents',
  'webhooks',
  'dashboard',
]
