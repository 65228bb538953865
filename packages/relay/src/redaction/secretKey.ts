/** The name of a partner's credential, as `foldKey` leaves it. */
export const secretKey = 'appkey'
