/** The channel partners that the sandbox knows: the demo's own, and one whose data it must not see. */
export const channelPartnerIds: readonly string[] = ['chp_harbour', 'chp_other']
