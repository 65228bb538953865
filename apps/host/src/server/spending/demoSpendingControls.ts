import type { SpendingControls, SpendingQuestion } from '@onlend/relay'

/** The demo business with rules: Harmattan Textiles. */
const controlled = 'cp_nodrawdown_404'

const controls: SpendingControls = {
  currency: 'NGN',
  timeZone: 'Africa/Lagos',
  withdraw: {
    perOperation: '40000',
    perPersonAndDay: '50000',
    perPartnerAndDay: '90000',
    // Ten seconds, so that it can be seen to end: a real host takes hours.
    newDestination: { coolingOff: 10_000 },
    approval: { above: '10000', expiresAfter: 43_200_000 },
    stepUp: { above: '10000' },
  },
}

/** The spending controls of the demo: rules for one business, and none for the others. */
export function demoSpendingControls({ owner }: Pick<SpendingQuestion, 'owner'>): SpendingControls | null {
  return owner.id === controlled ? controls : null
}
