/** The languages whose every sentence has been accepted by readers. Every other language of the kit is unreviewed; `pnpm words:import` says when one is complete. */
export const reviewedLocales: readonly string[] = ['en']
