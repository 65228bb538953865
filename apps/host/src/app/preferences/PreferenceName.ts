/** What a person chose on this device, and, as `standings`, where the businesses stood that they last saw on it; `intro`: that they have read it. */
export type PreferenceName = 'scheme' | 'locale' | 'standings' | 'intro'
