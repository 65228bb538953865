/** What a person may choose on this device. */
export type PreferenceName = 'scheme' | 'locale'
