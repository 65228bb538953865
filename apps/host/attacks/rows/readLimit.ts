/** A read that A may make. */
export const readLimit = {
  path: '/lending/v1/customer-partner/cp_alpha/credit-limit/current',
  by: 'uA',
} as const
