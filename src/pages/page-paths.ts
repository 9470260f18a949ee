/** The path of the dashboard. */
export const home = '/';

/** The path of the login page; the other pages for signing in are below it. */
export const login = '/connexion';

/** The path of the settings. */
export const settings = '/parametres';

/** The path of the page about the service. */
export const serviceState = '/etat-du-service';
