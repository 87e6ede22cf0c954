/** Address of a serverless function on the host. */
export const functionUrl = (name: string) => `/.netlify/functions/${name}`;
