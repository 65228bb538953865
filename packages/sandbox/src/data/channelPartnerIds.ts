/** The channel partners that the sandbox knows: the demo's own, and another whose data the demo must not see. */
export const channelPartnerIds: readonly string[] = ['chp_harbour', 'chp_other']
