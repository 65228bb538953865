/** The channel on which instances tell each other that an owner has new notices. */
export const noticeChannel = 'onlend_notices'
