/** URL parameter of `/users` with the id of the user whose rights are open. */
export const RIGHTS_USER_PARAM = 'user';
