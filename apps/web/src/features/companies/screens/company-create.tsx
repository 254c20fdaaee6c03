import { CompanyForm } from '../components/company/company-form.tsx';

/** `/companies/create`: a new company. */
export const CompanyCreateScreen = () => <CompanyForm id={null} />;
