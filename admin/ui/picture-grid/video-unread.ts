/** This browser can neither read nor convert a file as a video; it is not sent. */
export class VideoUnread extends Error {}
