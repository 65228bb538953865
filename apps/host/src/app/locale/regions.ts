/** ISO codes of the countries that the app knows, by the names that the account gives them. */
export const regions: Readonly<Record<string, string>> = { nigeria: 'NG', ghana: 'GH', kenya: 'KE' }
