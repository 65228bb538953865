/** The address of the documentation site, which every message of an error leads to. The owner of the repository sets it. */
export const docsAddress = 'https://onlend.github.io/onlend'
