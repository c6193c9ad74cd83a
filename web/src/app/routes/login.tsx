export { LoginScreen as default } from '../../pages/login/login-screen.tsx';
