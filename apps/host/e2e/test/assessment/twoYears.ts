const now = new Date().getFullYear()

/** The years that a form asks for by itself: the two before this one, the newer one first. */
export const twoYears = [String(now - 1), String(now - 2)] as const
