import type { Answers } from '../Answers.ts'
import type { FilePlan } from './FilePlan.ts'

/** The page with its widget and its test, in a folder of the app. */
export function pageFiles(folder: string, { relay, customerPartner }: Answers): FilePlan['files'] {
  const kind = customerPartner === 'session' ? 'session' : 'prop'
  const replace = {
    ...(relay !== 'here' && { "relayUrl = '/lending'": `relayUrl = ${quote(relay)}` }),
    ...(kind === 'prop' && {
      "customerPartnerId = 'cp_adaeze'": `customerPartnerId = ${quote(customerPartner)}`,
    }),
  }
  return {
    [`${folder}/LendingPage.tsx`]: { template: `page-${kind}/lending/LendingPage.tsx`, replace },
    [`${folder}/WithdrawCard.tsx`]: { template: 'page/lending/WithdrawCard.tsx' },
    [`${folder}/WithdrawCard.test.tsx`]: { template: 'page/lending/WithdrawCard.test.tsx' },
  }
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
