/** A brand that the demo's switcher offers. */
export type BrandChoice = { id: string; name: string }
