type Coverage = { perTest: Record<string, unknown> }

// The files of a worker share one record of what each test reached, and each file sends it: what an earlier one has sent is taken out.
const { __stryker__: kept } = globalThis as { __stryker__?: { mutantCoverage?: Coverage } }
const perTest = kept?.mutantCoverage?.perTest ?? {}
for (const test of Object.keys(perTest)) Reflect.deleteProperty(perTest, test)
