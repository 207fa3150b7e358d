import { AddressSearch } from '../widgets/address/AddressSearch.tsx'
import { OneOfMany } from '../widgets/choices/OneOfMany.tsx'
import { SeveralOfMany } from '../widgets/choices/SeveralOfMany.tsx'
import { TickList } from '../widgets/choices/TickList.tsx'
import {
  FormAddressSearch,
  FormOneOfMany,
  FormSeveralOfMany,
  FormTickList,
} from '../widgets/formControls.tsx'

FormAddressSearch.put(AddressSearch)
FormOneOfMany.put(OneOfMany)
FormSeveralOfMany.put(SeveralOfMany)
FormTickList.put(TickList)
