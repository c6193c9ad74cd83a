/** The router's link, so that screens import no router. */
export { Link, NavLink } from 'react-router-dom';
