import type { Correspondent } from '@onlend/hooks/forms'

/** The mobile-money operators of each country; the service does not list them, so the host does. */
export const correspondents: Readonly<Record<string, readonly Correspondent[]>> = {
  ghana: [
    { id: 'MTN_MOMO_GHA', name: 'MTN MoMo' },
    { id: 'TELECEL_GHA', name: 'Telecel Cash' },
    { id: 'AT_MONEY_GHA', name: 'AT Money' },
  ],
  nigeria: [
    { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
    { id: 'AIRTEL_SMARTCASH_NGA', name: 'Airtel SmartCash' },
  ],
}
