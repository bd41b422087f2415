/** The development server, the contact service beside it and the editing screen. */
export const sitePort = Number(process.env.PORT || 3000);
export const servicePort = sitePort + 1;
export const screenPort = sitePort + 2;
