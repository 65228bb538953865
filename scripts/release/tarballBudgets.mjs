/** How large a package may be, in kB of 1000 bytes: what npm fetches, and what is on the disk then. They may only fall, except for what is added. */
export const tarballBudgets = {
  '@onlend/brand': { packed: 8, unpacked: 20 },
  '@onlend/core': { packed: 190, unpacked: 600 },
  '@onlend/hooks': { packed: 310, unpacked: 1020 },
  '@onlend/relay': { packed: 430, unpacked: 1420 },
  '@onlend/sandbox': { packed: 53, unpacked: 156 },
  '@onlend/testing': { packed: 45, unpacked: 138 },
  '@onlend/widgets': { packed: 1900, unpacked: 8550 },
  'create-onlend': { packed: 14, unpacked: 38 },
}
